"""Write the golden playthroughs again. Read the difference before you commit it."""

from tests.golden import PLAYTHROUGHS, folder, story

for name, play in PLAYTHROUGHS.items():
    (folder / f"{name}.txt").write_text(story(play), encoding="utf-8")
    print(f"tests/golden/{name}.txt")
