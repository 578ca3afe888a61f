-- Spec: file-de-controle#decisions: the decisions of each motif, and the sets that may take them.
begin;
set local role metier;
select plan(5);


create function pg_temp.attendues() returns table (motif text, decision text, ensembles text[])
language sql as $$
  select m, d, l.ensembles::text[]
  from (values
    ('{capacite_depassee}', '{regularisation,declassement,non_conformite}', '{rsci}'),
    ('{doublon_identite}', '{fusion,confirmation}', '{rsci,administrateur_client}'),
    ('{polygone_invalide,chevauchement_parcelle}', '{correction,confirmation}', '{rsci}'),
    ('{modification_concurrente}', '{valeur_retenue}', '{administrateur_client}'),
    ('{ecart_calcul}', '{confirmation_serveur,correction}', '{rsci}'),
    ('{apres_revocation,hors_ligne_depasse,droit_manquant,horloge_invraisemblable}',
      '{confirmation,ecart_motive}', '{rsci,administrateur_client}'),
    ('{reference_inconnue,reference_inactive,dependance_en_controle}', '{correction,confirmation}',
      '{rsci}'),
    ('{donnees_illisibles,version_client_obsolete,empreinte_incoherente,module_inactif}',
      '{reprise_manuelle,abandon}', '{rsci}'),
    ('{piece_manquante}', '{piece_fournie,confirmation_sans_piece}', '{rsci}'),
    ('{erreur_signalee_agent}', '{correction,confirmation}', '{rsci}'),
    ('{intrant_non_autorise}', '{confirmation,non_conformite}', '{rsci,direction}'),
    ('{conflit_interets}', '{confirmation,invalidation}', '{rsci,direction}'),
    ('{parametre_introuvable}', '{recalcul,confirmation}', '{rsci,direction}')) as l (motifs,
    decisions, ensembles),
    unnest(l.motifs::text[]) as m, unnest(l.decisions::text[]) as d
  union all
  select m.motif, 'annulation', '{rsci,administrateur_client}' from controle.motif m
$$;

select set_eq('select d.motif, d.decision, d.ensembles from controle.motif_decision d',
  'select * from pg_temp.attendues()', 'the table of the book');
select is_empty($$ select m.motif from controle.motif m
    where not exists (select from controle.motif_decision d where d.motif = m.motif) $$,
  'no motif without a decision');
select is_empty($$ select d.fonction from controle.motif_decision d where d.fonction is not null
  and to_regprocedure(d.fonction || '(controle.controle, jsonb, uuid, timestamptz)') is null $$,
  'every decision that does something has its function');
select is_empty($$ select d.condition from controle.motif_decision d where d.condition is not null
  and to_regprocedure(d.condition || '(controle.controle)') is null $$,
  'every condition has its function');
select set_eq($$ select d.decision from controle.motif_decision d where d.fonction is null $$,
  '{confirmation,confirmation_serveur,confirmation_sans_piece,abandon}'::text[],
  'those that only state something have none');

select * from finish();
rollback;
