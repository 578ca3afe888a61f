-- Spec: file-de-controle#repose, commandes#ordre-d-arrivee: once a decision gives a command another
-- payload or date, or its reference arrived, its other controls are judged by that: what came
-- before the decision ends like what comes after it.
begin;
set local role metier;
select plan(7);
select essai.preparer_ordre();

create function pg_temp.fausse(p_champs jsonb) returns jsonb language sql as $$
  select essai.a_l_heure('07:00', essai.ordre('collecte.enregistrer', 'c', essai.kg(1000)
    || '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}' || p_champs))
$$;
create function pg_temp.corrigee(p_type text, p_nom text, p_motif text, p_champs jsonb)
returns jsonb language sql as $$
  select essai.decision(p_nom, p_motif, 'correction',
                        essai.corriger_en(essai.ordre(p_type, p_nom, p_champs)))
$$;
select is(essai.ecarts_de_permutations(
    pg_temp.fausse(essai.d_un_membre('Koffi') || essai.sur_une_parcelle('champ')
      || '{"qualite_declaree": {}}'),
    pg_temp.corrigee('collecte.enregistrer', 'c', 'ecart_calcul', essai.kg(1000)),
    essai.a_l_heure('06:00', essai.ordre('parcelle.relever', 'r', essai.ananas()))), null,
  'a collection corrected to another plot, and the crops of the first one');
select is(essai.ecarts_de_permutations(
    essai.a_l_heure('07:00',
      essai.ordre('inspection.enregistrer', 'v', '{"formulaire_code": "autre"}')),
    pg_temp.corrigee('inspection.enregistrer', 'v', 'reference_inconnue',
      essai.d_un_membre('Koffi') || essai.sur_une_parcelle('champ')),
    essai.a_l_heure('06:00', essai.ordre('collecte.enregistrer', 'k', essai.kg(1000)))), null,
  'an inspection corrected to another member, and a collection of the first one');
select is(essai.ecarts_de_permutations(
    essai.a_l_heure('07:00',
      essai.ordre('inspection.enregistrer', 'v', '{"formulaire_code": "autre"}')),
    pg_temp.corrigee('inspection.enregistrer', 'v', 'reference_inconnue',
      essai.d_un_membre('Koffi') || essai.sur_une_parcelle('champ')),
    essai.a_l_heure('06:00', essai.ordre('collecte.enregistrer', 'k', essai.kg(1000)
      || essai.d_un_membre('Koffi') || '{"qualite_declaree": {}}'))), null,
  'and a collection of the other one');
select is(essai.ecarts_de_permutations(
    essai.a_l_heure('07:00', essai.ordre('intrant.remettre', 'i', '{"unite_code": "ZZZ"}')),
    pg_temp.corrigee('intrant.remettre', 'i', 'reference_inconnue', essai.d_un_membre('Koffi')),
    essai.acte('adhesion.sortir', 'Kossi', '06:00')), null,
  'a hand-out corrected to another member, and the exit of the first one');

select from essai.collecter('tard', essai.kg(1000) || essai.d_un_membre('Koffi')
  || essai.sur_une_parcelle('champ') || '{"qualite_declaree": {}}', '{}',
  jsonb_build_object('synchro_precedente', essai.t(-8)));
select is(essai.ecarts_de_permutations(
    essai.decision('tard', 'hors_ligne_depasse', 'ecart_motive',
      jsonb_build_object('date_operation', essai.t(-1, '05:30'))),
    essai.acte('adhesion.sortir', 'Koffi', '06:00')), null,
  'a collection redated before an exit');

select from essai.collecter('sans terre', essai.kg(1000) || essai.sur_une_parcelle('terre'));
select ok(essai.ouverts('sans terre') ~ 'capacite_depassee', 'without its plot it has no state');
select from essai.faire('parcelle.enregistrer', 'terre');
insert into conformite.statut_parcelle
  (organisation_id, parcelle_id, referentiel_code, etat_code, periode, raison)
values (core.organisation_id(), essai.id('terre'), 'AB', 'AB', '(,)', 'essai');
select from essai.resoudre_references();
select is(essai.ouverts('sans terre'), null, 'with its plot it takes of another ceiling');

select * from finish();
rollback;
