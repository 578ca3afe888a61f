-- Spec: file-de-controle#repose, commandes#ordre-d-arrivee: a registration that is corrected to its
-- group, and a collection under a contract of this group, end alike in every order.
begin;
set local role metier;
select plan(2);
select essai.preparer_ordre();

select is(essai.ecarts_de_permutations(
    essai.a_l_heure('05:00', essai.ordre('producteur.enregistrer', 'Afi',
      jsonb_build_object('groupement_id', essai.id('?')))),
    essai.decision('Afi', 'reference_inconnue', 'correction',
      essai.corriger_en(essai.ordre('producteur.enregistrer', 'Afi',
        jsonb_build_object('groupement_id', essai.id('G2'))))),
    essai.a_l_heure('07:00', essai.ordre('collecte.enregistrer', 'c', essai.kg(1000)
      || essai.d_un_membre('Afi') || essai.sur_une_parcelle('?') || jsonb_build_object(
        'contrat_id', essai.id(k.contrat), 'qualite_declaree', '{}'::jsonb)))), null, k.contrat)
from unnest('{contrat de G2,contrat}'::text[]) as k (contrat);

select * from finish();
rollback;
