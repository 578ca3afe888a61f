-- Annex I of Regulation (EU) 2023/1115, amended by (EU) 2025/2650 (without printed goods) and by
-- Delegated Regulation (EU) 2026/2102 (without hides, leather, conveyor belts and soya for sowing;
-- soluble coffee and frozen tongues of cattle from 30 December 2027): the beginnings of customs
-- codes, with their commodity. Some headings count only as far as they contain the commodity; a
-- person says so by the setting `expedition.eudr.<product>`. The oils and soaps of palm that the
-- delegated regulation adds from the same day are not among the rows.
-- Spec: eudr#annexe.
with ligne (matiere, prefixes, depuis) as (
  values
    ('bovins',
     '010221 010229 0201 0202 020610 020622 020629 160250', null::date),
    ('bovins',
     '020621', '2027-12-30'),
    ('cacao',
     '1801 1802 1803 1804 1805 1806', null),
    ('cafe',
     '0901', null),
    ('cafe',
     '210111', '2027-12-30'),
    ('palmier',
     '120710 1511 151321 151329 230660 290545 291570 291590 382311 382312 382319 ' ||
     '382370', null),
    ('caoutchouc',
     '4001 4005 4006 4007 4008 4011 4012 4013 4015 4016 4017', null),
    ('soja',
     '120190 120810 1507 2304', null),
    ('bois',
     '4401 4402 4403 4404 4405 4406 4407 4408 4409 4410 4411 4412 4413 4414 4415 ' ||
     '4416 4417 4418 4419 4420 4421 47 48 9401 940330 940340 940350 940360 940391 ' ||
     '940610', null)
),
souhait as (
  select p.prefixe, l.matiere, l.depuis from ligne l
    cross join string_to_table(l.prefixes, ' ') as p (prefixe)
),
retiree as (
  delete from eudr.annexe a where not exists (select from souhait s where s.prefixe = a.prefixe)
)
insert into eudr.annexe as a (prefixe, matiere, depuis)
select prefixe, matiere, depuis from souhait
on conflict (prefixe) do update set matiere = excluded.matiere, depuis = excluded.depuis
  where (a.matiere, a.depuis) is distinct from (excluded.matiere, excluded.depuis);
