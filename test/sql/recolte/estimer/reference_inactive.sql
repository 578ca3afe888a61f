-- Spec: types-de-commandes#recolte-estimer: a closed campaign, an inactive plot and an inactive
-- product at that date are `reference_inactive`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.estimer(p_nom text, p_heure text) returns text language sql as $$
  select essai.faire('recolte.estimer', p_nom || p_heure, '{}', essai.capture(essai.t(0, p_heure)));
  select string_agg(k.motif || ' ' || (k.details ->> 'champ'), ',' order by k.details ->> 'champ')
  from controle.controle k where k.commande_id = essai.id('commande ' || p_nom || p_heure)
$$;

update parcelle.parcelle set actif_pendant = tstzmultirange(tstzrange(null, essai.t(0, '05:00')));
select is(pg_temp.estimer('parcelle', '04:59'), null,
  'a plot that was withdrawn after the operation');
select is(pg_temp.estimer('parcelle', '05:00'), 'reference_inactive parcelle_id',
  'one that was withdrawn by then');
update parcelle.parcelle set actif_pendant = '{(,)}';
update produit.produit set actif_pendant = tstzmultirange(tstzrange(null, essai.t(0, '05:00')));
select is(pg_temp.estimer('produit', '04:59'), null,
  'a product that was withdrawn after the operation');
select is(pg_temp.estimer('produit', '05:00'), 'reference_inactive produit_id',
  'one that was withdrawn by then');
update produit.produit set actif_pendant = '{(,)}';
select campagne.cloturer(essai.id('campagne ESSAI'), essai.t(0, '07:00'));
select is(pg_temp.estimer('campagne', '06:59'), null,
  'a campaign that was closed after the operation');
select is(pg_temp.estimer('campagne', '07:00'), 'reference_inactive campagne_id',
  'one that was closed by then');
select is((select count(*) from recolte.estimation), 6::bigint, 'all estimates are written');
select is((select e.campagne_id from recolte.estimation e
    where e.date_operation = essai.t(0, '07:00')), essai.id('campagne ESSAI'),
  'with the campaign that they name');

select * from finish();
rollback;
