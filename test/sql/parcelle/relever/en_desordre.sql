-- Spec: terrain#releve: among surveys that arrive out of order, the one made last is in force.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

create function pg_temp.relever(p_nom text, p_heure text, p_auteur text) returns text
language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom, '{}',
      essai.capture(essai.t(0, p_heure)), p_auteur))
$$;
create function pg_temp.en_vigueur() returns uuid
language sql as $$ select v.id from parcelle.polygone_en_vigueur v $$;

select pg_temp.relever('de six heures', '06:00', 'agent');
select is(pg_temp.relever('de cinq heures', '05:00', 'collègue'), null,
  'an older survey arrives after a newer one');
select is(pg_temp.en_vigueur(), essai.id('polygone de six heures'), 'the newer one stays in force');
select pg_temp.relever('de sept heures', '07:00', 'collègue');
select is(pg_temp.en_vigueur(), essai.id('polygone de sept heures'), 'a newer one takes its place');
select is((select count(*) from parcelle.polygone), 3::bigint,
  'all three are versions of the plot');

select * from finish();
rollback;
