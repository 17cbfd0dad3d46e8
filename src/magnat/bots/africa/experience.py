"""AF-1.3 for the clerk: what companies come to earn. Home and map make the difference, and a share of a cheap one costs less."""

from __future__ import annotations

from magnat.games.africa.box import Box

EARNINGS = {
    "CGH": 155, "CSAR": 154, "MF": 146, "NZA": 143, "TC": 138, "UR": 134, "MNR": 133, "AO": 129, "ENR": 125,
    "NR": 120, "KR": 105, "TO": 99, "AR": 94, "EAR": 93, "SR": 93, "COR": 89, "CNR": 82,
}  # fmt: skip
"""A tenth of all that they earned from their second turn to their sixth, on average of thirty games of clerks."""
AVERAGE = 1.55  # earnings for each pound of the printed price


def promise(box: Box, company: int) -> float:
    """What a pound put into the company earns, compared with others."""
    price = box.figures.companies[company].price
    return EARNINGS.get(box.company_name(company), AVERAGE * price) / price / AVERAGE
