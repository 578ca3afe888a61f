-- Judges a collection again with present knowledge (an entity that arrived, a corrected payload,
-- another operation date). Corrects keys, masses, quality, capacity, matter and number by new
-- entries, and opens controls for new findings. Decided downgrades stay. A devalidated collection
-- stays devalidated unless `p_valider` records it again. A reception that holds the collection is
-- updated.
-- Spec: collectes#rejugement.
-- Chosen: docs/decisions/0010-controles.md.
-- Locks: the collection, its plot, the producer's balances, the numbering counter, then what
--        `collecte.reprendre` locks.
create or replace function collecte.rejuger(
  p_id uuid, p_le timestamptz, p_valider boolean default false) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant collecte.collecte;
  v_contexte commande.contexte := collecte.relire(p_id);
  v_etats jsonb := collecte.etats(p_id);
  v_refs jsonb;
  v_figee collecte.campagne_figee;
  v_calcul record;
  v_qualite record;
  v_retenu record;
  v_constats commande.constat[];
  v_statut text;
  v_est_corrigee boolean := exists (
    select from collecte.correction k where k.collecte_id = p_id and k.payload is not null);
begin
  select c.* into v_avant from collecte.collecte c where c.id = p_id for no key update;
  v_statut := case when p_valider then 'enregistree' else v_avant.statut end;
  select r.refs, r.constats into v_refs, v_constats
  from saisie.verifier_references(v_contexte) as r;
  v_contexte.refs := v_refs;
  v_figee := collecte.figee(v_contexte);
  v_calcul := collecte.calculer(v_figee, v_contexte.payload);
  v_qualite := collecte.qualifier(
    v_figee.referentiel_capacite, (v_refs ->> 'parcelle_id')::uuid, v_contexte.date_operation,
    v_contexte.payload -> 'qualite_declaree', null);
  v_retenu := collecte.appliquer_declassements(p_id, v_qualite.etats, v_calcul.net_g);
  v_constats := v_constats || v_calcul.constats || v_qualite.constats
    || collecte.examiner(v_contexte)
    || collecte.verifier_certificat(
         producteur.groupement_au((v_refs ->> 'producteur_id')::uuid, v_contexte.date_operation),
         v_retenu.etats, v_contexte.date_operation, null)
    || collecte.rejuger_droits(v_contexte, p_id)
    || collecte.reimputer(v_contexte, p_id, v_qualite.etat_capacite,
         case v_statut when 'devalidee' then 0 else v_retenu.imputable_g end, p_le);
  perform collecte.redresser_matiere(
    v_avant, v_refs, case v_statut when 'devalidee' then 0 else v_calcul.net_g end,
    v_contexte.date_operation, p_le);
  v_constats := v_constats || collecte.reecrire(
    v_avant, v_contexte, v_calcul.net_g, v_calcul.refaction_g, v_retenu.etats, v_statut, p_le);

  perform constat.ouvrir(
    v_avant.commande_id, 'collecte', p_id,
    case when v_est_corrigee then constat.sans_ecarts_voulus(v_avant.commande_id, v_constats)
      else v_constats end, p_le);
  perform inspection.reprendre_conflits(v_avant.utilisateur_id, (v_refs ->> 'producteur_id')::uuid,
                                        v_contexte.date_operation, p_le);
  perform collecte.reviser_recu(v_avant, p_le);
  perform collecte.annoncer_correction(v_avant, p_le);
  perform collecte.reprendre(v_avant, v_etats, p_le);
end
$$;
