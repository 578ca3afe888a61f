-- Spec: api#recherche: a plot is found by its holder's number, on the map and among all plots,
-- and in one search with words of its name.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

update producteur.producteur set reference = 'M-0471' where id = essai.id('Kossi');
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
values (core.organisation_id(), essai.id('releve'), essai.id('parcelle Kossi'),
  'SRID=4326;POLYGON((3 6, 3.001 6, 3.001 6.001, 3 6))', 6100, 380, essai.t(-1));
create temp table cherche (recherche text, attendu text);
insert into cherche values
  ('M-0471', 'Parcelle Kossi'), ('m ٠٤٧١ parcelle', 'Parcelle Kossi'), ('M-0472', null);
select results_eq($$
    select (select string_agg(s.nom, ',') from parcelle.situees(
      '{2999000, 5999000, 3002000, 6002000}', array(select p.id from parcelle.parcelle p),
      jsonb_build_object('recherche', c.recherche), essai.t()) as s)
    from cherche c $$,
  'select c.attendu from cherche c', 'on the map');
select results_eq($$
    select (select string_agg(p.nom, ',') from parcelle.toutes(
        jsonb_build_object('recherche', c.recherche), essai.t()) as t
      join parcelle.parcelle p on p.id = t.parcelle_id)
    from cherche c $$,
  'select c.attendu from cherche c', 'among all plots');
update producteur.producteur set reference = null where id = essai.id('Kossi');
select is((select count(*) from parcelle.toutes('{"recherche": "M-0471"}', essai.t())), 0::bigint,
  'not without its number');

select * from finish();
rollback;
