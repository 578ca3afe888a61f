-- Spec: packs-et-campagnes#pack-fige: the coefficients are those frozen at the campaign's opening,
-- whatever the phone or a newer pack contains.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.refaction(p_humidite integer, p_impuretes integer,
  p_net_g bigint default 100000, p_produit text default 'ANANAS') returns bigint language sql as $$
  select (collecte.calculer(
      collecte.lire_figee(essai.id('campagne ESSAI'), essai.produit(p_produit)),
      essai.payload_collecte('x',
    essai.kg(p_net_g) || jsonb_build_object('humidite_cp', p_humidite, 'impuretes_cp',
      p_impuretes)))).refaction_g
$$;

select from pack.publier(jsonb_set(essai.document_pack('2.0.0'),
    '{parametres,collecte.refaction.ANANAS}',
    '[{"critere": "humidite", "franchise_cp": 0, "coefficient_pm": 5000}]'), essai.t(-1));

select is(pg_temp.refaction(900, 100), 1000::bigint,
  'a version published later changes nothing in an open campaign');
select is(
  essai.motifs(essai.collecter('x',
      '{"humidite_cp": 900,
        "calcul_telephone": {"net_g": 100000, "refaction_g": 45000, "net_marchand_g": 55000}}',
        '{}', '{}', '{"version_pack": "2.0.0"}')),
  'ecart_calcul', 'a phone that calculates with it differs');
select is((select r.alertes from commande.commande_resultat r), '{version_pack_differente}',
  'and is told why');

select * from finish();
rollback;
