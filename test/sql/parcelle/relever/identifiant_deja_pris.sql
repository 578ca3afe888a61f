-- Spec: types-de-commandes#parcelle-relever: an id that another record uses sets the command aside,
-- and the device continues with the next command.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

create function pg_temp.relever(p_nom text, p_polygone text) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom,
      jsonb_build_object('releve', essai.releve(p_polygone, essai.ailleurs('ici')))))
$$;

select is(pg_temp.relever('premier', 'a'), null, 'a survey');
select is(pg_temp.relever('empoisonné', 'a'), 'donnees_illisibles',
  'another one under its id is set aside');
select is(pg_temp.relever('suivant', 'b'), null, 'the next one is written');
select is(
  (select string_agg(g.commande_id::text, ',' order by g.commande_id = essai.id('commande suivant'))
    from parcelle.polygone g),
  concat_ws(',', essai.id('commande premier'), essai.id('commande suivant')),
  'the first one stays');


select * from finish();
rollback;
