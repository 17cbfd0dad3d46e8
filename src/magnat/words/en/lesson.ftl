### A lesson: its plan, and what a class looks back on.

## The plan: `magnat lesson`

lesson-plan-title =
    { $game } · { $pupils ->
        [one] { $pupils } pupil
       *[other] { $pupils } pupils
    } · { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lesson-plan-sizes = { $teams }: { $sizes }
lesson-plan-size =
    { $teams ->
        [one] { $teams } of { $size }
       *[other] { $teams } of { $size }
    }
lesson-plan-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } · { $clock } seconds for every stage
lesson-plan-options = Settings: { $options }
lesson-plan-seating = Seating, and what the game is about
lesson-plan-turn = Turn { $turn }
lesson-plan-talk = The game is over: podium and talk
lesson-plan-bell = Bell
lesson-plan-a-turn = A turn takes { $time }:
lesson-plan-opening = what opens the turn, read aloud
lesson-plan-together = { $stage }: all at the same time
lesson-plan-one-by-one = { $stage }: one after the other, { $seconds } seconds each
lesson-plan-banking = Bankers
lesson-plan-if-late = If you fall behind:
lesson-plan-late = Turns have to be over by these times: { $times }. Otherwise make turn { $last } the last one, or shorten the stage clock.
lesson-plan-latest = { $turn } at { $time }
lesson-plan-late-end = The last turn is not over at { $time }: end the game now. It has sheets, places and a winner all the same.
lesson-plan-no-fit =
    It does not fit: even this shortest plan needs { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } more.
lesson-plan-spare =
    { $minutes ->
        [one] { $minutes } minute to spare.
       *[other] { $minutes } minutes to spare.
    }
lesson-plan-by-data = Times from the figures in the game's data.
lesson-plan-by-lessons =
    { $lessons ->
        [one] Times from { $lessons } earlier lesson.
       *[other] Times from { $lessons } earlier lessons.
    }
error-no-lesson = The data of “{ $game }” do not say how long a lesson takes.
error-no-bell = Say how long the lesson is, with --minutes 45 or with --bell 10:45.
error-bad-bell = “{ $value }” is not a time of day; --bell wants hours and minutes, for example 10:45.
lesson-team-count =
    { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    }
