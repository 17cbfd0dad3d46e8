"""A lesson by the bell and what is looked back on afterwards: plan, forecast, debrief, turning points, reports."""
