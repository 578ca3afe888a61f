-- Spec: terrain#culture-a-la-date: a product of another raw material than the plot's crops at that
-- date is `reference_inactive`; a plot without declared crops allows everything.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create function pg_temp.collecter(p_nom text, p_produit text) returns text language sql as $$
  select string_agg(m, ',')
  from jsonb_array_elements_text(essai.collecter(p_nom,
      jsonb_build_object('produit_id', essai.produit(p_produit))) -> 'motifs') as m
  where m = 'reference_inactive'
$$;

select is(pg_temp.collecter('sans culture', 'SANSREGLE'), null,
  'a plot without a crop may grow anything');
insert into parcelle.culture (organisation_id, parcelle_id, produit_declare, produit_id, part_cp)
values (core.organisation_id(), essai.id('parcelle Kossi'), essai.produit('ANANAS'),
  essai.produit('ANANAS'), 10000);
select is(pg_temp.collecter('ananas', 'ANANAS'), null, 'what it grows');
select is(pg_temp.collecter('jus', 'JUS'), null, 'what is made of the same raw material');
select is(pg_temp.collecter('autre', 'SANSREGLE'), 'reference_inactive', 'another raw material');
select is((select jsonb_agg(k.details) from controle.controle k
    where k.commande_id = essai.id('commande autre') and k.motif = 'reference_inactive'),
  jsonb_build_array(jsonb_build_object('champ', 'produit_id', 'entite', 'produit', 'id',
      essai.produit('SANSREGLE'), 'raison', 'culture',
    'parcelle_id', essai.id('parcelle Kossi'), 'cultures',
    jsonb_build_array(essai.produit('ANANAS')))), 'the details say what it grows');
select ok((select c.produit_id = essai.produit('SANSREGLE') and c.numero_officiel is not null
    from collecte.collecte c where c.id = essai.id('autre')),
  'it is written, with its number');
select is(
  essai.motifs(essai.collecter('produit inconnu', jsonb_build_object('produit_id', essai.id('?')))),
  'reference_inconnue,parametre_introuvable',
  'a product that nobody knows is not compared');
insert into parcelle.culture (organisation_id, parcelle_id, produit_declare, part_cp)
values (core.organisation_id(), essai.id('parcelle Kossi'), essai.id('culture inconnue'), 1000);
select is(pg_temp.collecter('culture inconnue', 'SANSREGLE'), null,
  'nor anything with a crop that nobody knows yet');

select * from finish();
rollback;
