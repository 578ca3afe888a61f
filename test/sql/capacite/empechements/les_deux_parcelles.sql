-- Spec: terrain#chevauchement: while a control about their common land is open, neither plot's
-- capacity is validated, and no other capacity is blocked.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select essai.faire('parcelle.enregistrer', 'a');
select essai.faire('parcelle.enregistrer', 'b',
  jsonb_build_object('releve', essai.releve('b', essai.ailleurs('a'))),
  essai.capture(essai.t(0, '07:30')));
create function pg_temp.empechements(p_nom text) returns text language sql as $$
  select string_agg(k.motif, ' ')
  from capacite.empechements(essai.id('Kossi'),
    jsonb_build_array(jsonb_build_object('parcelle_id', essai.id(p_nom)))) as k
$$;
select is(pg_temp.empechements('b'), 'chevauchement_parcelle', 'the plot that came');
select is(pg_temp.empechements('a'), 'chevauchement_parcelle', 'the plot that was there');
select is((parcelle.detailler(essai.id('a'), essai.t(1)) #>> '{controles,0,motif}'),
  'chevauchement_parcelle', 'whose detail shows it');
select is(
  essai.motifs(essai.faire('recolte.estimer', 'e',
      jsonb_build_object('parcelle_id', essai.id('a')))), null, 'nothing else of it is in control');
select is(
  essai.motifs(essai.faire('recolte.estimer', 'f',
      jsonb_build_object('parcelle_id', essai.id('b')))), null, 'nor of the other');
select from essai.lever('rsci ESSAI', 'b', 'chevauchement_parcelle', 'confirmation');
select is(coalesce(pg_temp.empechements('a'), pg_temp.empechements('b')), null,
  'lifted, both are free');

select * from finish();
rollback;
