-- Spec: commandes#dependance: an estimate of a plot under control is written, under control.
begin;
set local role metier;
select plan(12);
select essai.preparer_operations();

select essai.dependance('recolte.estimer', 'campagne_id', 'campagne', essai.id('campagne ESSAI'));
select essai.dependance('recolte.estimer', 'parcelle_id', 'parcelle', essai.id('parcelle Kossi'));
select essai.dependance('recolte.estimer', 'produit_id', 'produit', essai.produit('ANANAS'));

select * from finish();
rollback;
