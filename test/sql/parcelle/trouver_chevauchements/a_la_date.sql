-- Spec: terrain#chevauchement: two plots overlap if both surveys were in force at the same time,
-- whatever their order of arrival.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

create function pg_temp.relever(p_nom text, p_parcelle text, p_lon numeric, p_heure text,
  p_auteur text default 'agent') returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom,
      jsonb_build_object('parcelle_id', essai.id(p_parcelle),
    'releve', essai.releve(p_nom, essai.rectangle(p_lon, 6.4))), essai.capture(essai.t(0, p_heure)),
  p_auteur))
$$;
create function pg_temp.enregistrer(p_nom text, p_lon numeric, p_heure text) returns text
language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', p_nom,
      jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(p_lon, 6.4))),
    essai.capture(essai.t(0, p_heure))))
$$;
select pg_temp.enregistrer('a', 2.1, '05:00');
select pg_temp.relever('a ailleurs', 'a', 2.2, '06:00');

select is(pg_temp.enregistrer('b', 2.1, '05:30'), 'chevauchement_parcelle',
  'where the other plot was then, though it moved since');
select is((select k.details ->> 'du' || ' ' || (k.details ->> 'au') from controle.controle k
    where k.autre_id = essai.id('a')),
  '2026-06-01T05:30:00Z 2026-06-01T06:00:00Z', 'the details say from when to when');
select is(pg_temp.enregistrer('c', 2.1, '04:00'), 'chevauchement_parcelle',
  'from an earlier day that lasts into theirs');
select is((select count(*) from controle.controle k where k.entite_id = essai.id('c')), 2::bigint,
  'with each of the two plots that stand there');
select is(pg_temp.enregistrer('d', 2.2, '05:40'), 'chevauchement_parcelle',
  'a shape that the other plot took later, while this one lasts');
select pg_temp.enregistrer('e', 2.3, '06:30');
select is(pg_temp.relever('e avant', 'e', 2.2, '05:50'), 'chevauchement_parcelle',
  'an older survey is in force until the next one, and meets what was there');
select is(pg_temp.relever('e plus tôt', 'e', 2.1, '03:00'), 'chevauchement_parcelle',
  'from before all the others until its next one');
select is((select string_agg(p.nom, ' ' order by p.nom) from controle.controle k
    join parcelle.parcelle p on p.id = k.autre_id where k.entite_id = essai.id('e')),
  'a b c d', 'each pair once: the plot of c stood there first, and that of d where it went');
select is(pg_temp.relever('e encore', 'e', 2.2, '05:55'), null,
  'a pair that an open control is about is not found again');

select * from finish();
rollback;
