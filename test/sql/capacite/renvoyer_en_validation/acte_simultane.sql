-- Spec: service#actes-simultanes: capacities that an act sends back to validation after a wait use
-- the crops that were declared meanwhile.
begin;
set local role metier;
select plan(2);
select essai.preparer_capacites();
update parcelle.parcelle set cree_le = essai.t(-90) where id = essai.id('parcelle Kossi');
select essai.capacite_validee();

select from parcelle.changer_cultures(essai.id('parcelle Kossi'),
  jsonb_build_object('le', essai.t(2), 'raison', 'replantée', 'cultures', jsonb_build_array(
    jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 4000))),
  essai.id('rsci ESSAI'), essai.t(2));
select is((select c.capacite_g from capacite.capacite c where c.statut = 'proposee'),
  200000::bigint, 'less of the land');
select capacite.renvoyer_en_validation(essai.id('parcelle Kossi'), essai.id('rsci ESSAI'),
  essai.t(1));
select is((select c.capacite_g from capacite.capacite c where c.statut = 'proposee'),
  200000::bigint, 'for who waited too');

select * from finish();
rollback;
