-- Spec: capacites#consommation: a balance equals the sum of its entries, and a report lists
-- deviations.
begin;
set local role metier;
select plan(1);
select essai.preparer();

select from essai.collecter('a', essai.kg(10));
select from essai.collecter('b',
  essai.kg(20) || jsonb_build_object('produit_id', essai.produit('JUS')));
select from essai.collecter('c', essai.kg(5000000));

select is_empty($$
  select s.consomme_g, sum(k.quantite_g) from capacite.solde s
    left join capacite.toute_consommation k using (organisation_id, campagne_id, producteur_id,
      matiere_code, etat_code)
  group by s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code,
  s.consomme_g
  having s.consomme_g <> coalesce(sum(k.quantite_g), 0)
$$, 'every balance is the sum of its consumption');

select * from finish();
rollback;
