-- Spec: file-de-controle#correction: a collection that exceeds another ceiling after its correction
-- is under control again, though the first control was lifted.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.producteur('Afi', 'AB', 99999);
select from essai.collecter('x', essai.kg(1000001)
  || '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
update capacite.solde set plafond_g = 2000000 where producteur_id = essai.id('Kossi');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'regularisation'), 'leve',
  'regularised for Kossi');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction',
    essai.payload_corrige('x', jsonb_build_object(
  'producteur_id', essai.id('Afi'), 'parcelle_id', essai.id('parcelle Afi')))), 'leve',
  'it was Afi''s');
select is(essai.ouverts('x'), 'capacite_depassee', 'whose ceiling it crosses by a gram');
select is((select k.details ->> 'plafond_g' from controle.controle k where k.statut = 'ouvert'),
  '99999', 'as the details say');

select * from finish();
rollback;
