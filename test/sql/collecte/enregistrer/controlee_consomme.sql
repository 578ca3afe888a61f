-- Spec: capacites#consommation: a collection under control consumes capacity like any other.
begin;
set local role metier;
select plan(4);
select essai.preparer();

update utilisateur.attribution set periode = tstzrange(lower(periode), essai.t(-2));

select is(
  essai.motifs(essai.collecter('x',
      '{"humidite_cp": 1800,
        "calcul_telephone": {"net_g": 100000, "refaction_g": 10000, "net_marchand_g": 90000}}')),
  'droit_manquant', 'a collection under control, with a refaction');
select is((select s.consomme_g from capacite.solde s), 100000::bigint, 'consumes its net');
select is((select sum(k.quantite_g) from capacite.toute_consommation k), 100000::numeric,
  'of which the consumption rows are the sum');
select from essai.collecter('y', '{}', '{}', '{}', '{"payload": "invalide"}');
select is((select s.consomme_g from capacite.solde s), 100000::bigint,
  'one that is not written consumes nothing');

select * from finish();
rollback;
