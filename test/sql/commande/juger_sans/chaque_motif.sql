-- Spec: file-de-controle#repose: a control of any motif is judged again after the cancellation of
-- the record on which it depends, unless it depends on no record that can be cancelled.
begin;
set local role metier;
select plan(3);

create temporary table motif_seul (motif text, pourquoi text);
insert into motif_seul values
  ('donnees_illisibles', 'its own payload; a provisional reference stays another command''s'),
  ('version_client_obsolete', 'its own version'),
  ('empreinte_incoherente', 'its own envelope'),
  ('module_inactif', 'modules'),
  ('apres_revocation', 'its device'),
  ('hors_ligne_depasse', 'its device'),
  ('droit_manquant', 'rights'),
  ('horloge_invraisemblable', 'its clock'),
  ('dependance_en_controle', 'controls: lifted with the last of them'),
  ('parametre_introuvable', 'parameters'),
  ('piece_manquante', 'its own files'),
  ('polygone_invalide', 'its own shape'),
  ('intrant_non_autorise', 'states that the office gives'),
  ('erreur_signalee_agent', 'its own report');
create temporary table motif_retrouve as
select distinct split_part(v.cle, ' ', 1) as motif from core.voie v
where v.aiguillage = 'commande.retrouver_constats' and v.cle <> '*'
union select 'conflit_interets';  -- with `reference_inactive`, what `commande.examiner` finds
select set_eq($$ select m.motif from controle.motif m $$,
  $$ select motif from motif_seul union all
     select motif from motif_retrouve $$, 'each motif is known');
select is_empty($$ select s.motif from motif_seul s join motif_retrouve r using (motif) $$,
  'by one of the two');
select set_eq($$ select t.type from commande.type_commande t
    where not t.actes ? 'reposent' $$,
  array['collecte.signaler_erreur', 'recu.reimprimer', 'intrant.remettre',
    'inspection.enregistrer', 'recolte.estimer', 'non_conformite.constater'],
  'records of these types let nothing else be found');

select * from finish();
rollback;
