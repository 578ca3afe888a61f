-- From which day Regulation (EU) 2023/1115 applies to an operator, by size: article 38 as amended
-- by (EU) 2024/3234 and (EU) 2025/2650. Timber of small operators was under an earlier regulation,
-- (EU) No 995/2010, and comes under this one with that of large operators.
-- Spec: eudr#application.
with ligne (taille, bois, depuis) as (
  values
    ('grande', false, date '2026-12-30'),
    ('grande', true, date '2026-12-30'),
    ('moyenne', false, date '2026-12-30'),
    ('moyenne', true, date '2026-12-30'),
    ('petite', false, date '2027-06-30'),
    ('petite', true, date '2026-12-30'),
    ('micro', false, date '2027-06-30'),
    ('micro', true, date '2026-12-30')
)
insert into eudr.application as a (taille, bois, depuis)
select taille, bois, depuis from ligne
on conflict (taille, bois) do update set depuis = excluded.depuis
  where a.depuis is distinct from excluded.depuis;
