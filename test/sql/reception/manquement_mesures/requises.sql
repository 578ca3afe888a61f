-- Spec: receptions#refus-mesure: a reception without a measurement that its contract's formula
-- needs is not validated.
begin;
set local role metier;
select plan(7);
select essai.preparer_receptions();

select from essai.mesurer_le_brix();
insert into contrat.contrat (organisation_id, id, code, campagne_id, statut, actif_pendant, devise,
  cree_le)
select core.organisation_id(), essai.id(k), k, essai.id('campagne ESSAI'), 'actif', '{(,)}', 'XOF',
  essai.t(-90) from unnest('{k1,k2}'::text[]) as k;
insert into contrat.ligne (organisation_id, contrat_id, rang, produit_id, quantite_g, prix_kg,
  formule)
values (core.organisation_id(), essai.id('k1'), 1, essai.produit('ANANAS'), 1, null,
  essai.formule()),
       (core.organisation_id(), essai.id('k2'), 1, essai.produit('ANANAS'), 1, 200, null);
create function pg_temp.manque(p_contrat text, p_mesures jsonb, p_apports text[]) returns text
language sql as $$
  select essai.recevoir('r', p_apports,
    jsonb_build_object('contrat_id', essai.id(p_contrat), 'mesures', p_mesures, 'net_g', 1));
  select m.effet || ' ' || (m.details ->> 'mesures')
  from reception.manquement_mesures(essai.recue('r')) as m
$$;
select essai.collecter('c2', essai.kg(1)), essai.collecter('c3', essai.kg(1)),
  essai.collecter('c4', essai.kg(1) || jsonb_build_object('contrat_id', essai.id('k1')));
select is(pg_temp.manque('k1', '{"humidite_cp": 1}', '{c1}'), 'refus ["brix_dixiemes"]',
  'the formula needs it');
select is(pg_temp.manque('k1', '{"humidite_cp": 1, "brix_dixiemes": 140}', '{c2}'), null,
  'all measured');
select is(pg_temp.manque('k2', '{}', '{c3}'), null, 'one price for all');
select is(pg_temp.manque('k2', '{"humidite_cp": 1}', '{c4}'), 'refus ["brix_dixiemes"]',
  'a collection''s own contract counts');
select essai.regler('reception.seuils.ANANAS', '{"impuretes_max_cp": 200}');
select is((select m.details ->> 'mesures' from reception.manquement_mesures(essai.recue('r')) as m),
  '["brix_dixiemes", "impuretes_cp"]',
          'what is not measured is not below a threshold');
update reception.reception r
set mesures = '{"impuretes_cp": 0, "humidite_cp": 1, "brix_dixiemes": 1}'
where r.id = (essai.recue('r')).id;
select is((select m.details ->> 'mesures' from reception.manquement_mesures(essai.recue('r')) as m),
  null, 'measured');
update reception.reception r set mesures = '{}', origine = 'retour', groupement_id = null
where r.id = (essai.recue('r')).id;
select is((select m.details ->> 'mesures' from reception.manquement_mesures(essai.recue('r')) as m),
  null, 'what comes back is not paid for');

select * from finish();
rollback;
