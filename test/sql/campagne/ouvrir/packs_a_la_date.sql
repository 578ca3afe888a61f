-- Spec: packs-et-campagnes#packs-en-vigueur: a command without a campaign in its payload
-- (inspection, input, survey, conversion) is judged by the packs of the campaigns open at its
-- operation date; a parameter is judged by the named campaign: docs/decisions/0043-pack-fige.md.
-- Tested before and after another version was opened.
begin;
set local role metier;
select plan(20);
select essai.preparer_operations();

select essai.ouvrir_suivante(essai.document_pack_operations()
  || '{"code": "essai", "version": "suivante",
  "parametres": {"collecte.refaction.ANANAS": [{"critere": "humidite", "franchise_cp": 0,
          "coefficient_pm": 2000}], "parcelle.surface_max_m2": 5000},
  "intrants_autorises": [
    {"code": "compost", "libelle_fr": "Compost", "libelle_en": "Compost", "unite_code": "TNE",
          "referentiels": ["NOP"]},
    {"code": "uree", "libelle_fr": "Urée", "libelle_en": "Urea", "unite_code": "KGM",
          "referentiels": ["AB"]}],
  "grilles_conformite": [{"code": "ab", "referentiel": "AB",
        "conversion": [{"etat": "C1", "duree_mois": 0}, {"etat": "C2", "duree_mois": 6}]}],
  "formulaires_inspection": [{"code": "visite", "version": 3, "questions": []}]}', essai.t(2));
select campagne.cloturer(c.id, essai.t(1), 'essai') from campagne.campagne c where c.code <> 'C27'
order by c.code;

create function pg_temp.refuse(p_intrant text, p_jour integer) returns text[] language sql as $$
  select intrant.referentiels_refusant((select i.id from intrant.intrant i
      where i.code = p_intrant), essai.id('Kossi'), essai.t(p_jour))
$$;
create function pg_temp.refaction(p_campagne text) returns bigint language sql as $$
  select (collecte.calculer(collecte.lire_figee(essai.id(p_campagne), essai.produit('ANANAS')),
      essai.payload_collecte('x', '{"humidite_cp": 900, "impuretes_cp": 0}'))).refaction_g
$$;
select is(inspection.formulaire_connu('visite', 2, essai.t()), true, 'a form of the pack of then');
select is(inspection.formulaire_connu('visite', 3, essai.t()), false,
  'not that of a campaign opened later');
select is(inspection.formulaire_connu('visite', 3, essai.t(2)), true,
  'which has it from its opening on');
select is(inspection.formulaire_connu('visite', 2, essai.t(2)), false, 'and not the earlier one');
select is(pg_temp.refuse('compost', 0), '{}', 'an input that the pack of then authorizes');
select is(pg_temp.refuse('compost', 2), '{AB}', 'and the next does not');
select is(pg_temp.refuse('uree', 0), '{AB}', 'one that it did not authorize');
select is(pg_temp.refuse('uree', 2), '{}', 'and the next does');
select is(parcelle.surface_maximale(essai.t()), 100000::bigint, 'the limit of surfaces of then');
select is(parcelle.surface_maximale(essai.t(2)), 5000::bigint, 'and of now');
select is((select count(*) from conformite.calendrier('AB', essai.t())), 0::bigint,
  'no calendar then');
select is((select max(k.duree_mois) from conformite.calendrier('AB', essai.t(2)) as k), 6,
  'one now');
select is(pg_temp.refaction('campagne ESSAI'), 1000::bigint,
  'a collection of the earlier campaign is deducted by its pack');
select is(pg_temp.refaction('C27'), 18000::bigint, 'one of the later by its own');

-- Processed on 1 June, for a date that was corrected afterwards.
select is(
  essai.motifs(essai.faire('inspection.enregistrer', 'i', '{}',
      '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}')), 'horloge_invraisemblable',
  'an inspection on a form in force');
select is(essai.lever('rsci ESSAI', 'i', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(-250))), 'leve',
  'which took place before any pack had it');
select is(essai.ouverts('i'), 'reference_inconnue', 'is judged again at that date');
select is(essai.lever('rsci ESSAI', 'i', 'reference_inconnue', 'correction'),
  '409 reference_toujours_inconnue', 'and stays so');
select is(essai.motifs(essai.faire('inspection.enregistrer', 'j', '{"formulaire_version": 3}')),
  'reference_inconnue', 'a form of later');
select is(essai.lever('rsci ESSAI', 'j', 'reference_inconnue', 'correction'),
  '409 reference_toujours_inconnue', 'does not stand in the pack of its date');

select * from finish();
rollback;
