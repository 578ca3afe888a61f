-- Judges a collection again with what is known now (an entity that arrived, a corrected payload,
-- another operation date): keys, masses, quality, capacity, matter and number are brought to it by
-- new entries, and new findings open their own controls.
-- Spec: Control queue, «correction», «motivated manual deviation».
-- Chosen: docs/decisions/0010-controles.md.
-- Locks: the producer's balances, then the numbering counter.
create or replace function collecte.rejuger(p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_avant collecte.collecte;
  v_contexte commande.contexte := collecte.relire(p_id);
  v_refs jsonb;
  v_calcul record;
  v_qualite record;
  v_constats commande.constat[];
  v_est_corrigee boolean := exists (select from collecte.correction k
                                    where k.collecte_id = p_id and k.payload is not null);
begin
  select c.* into v_avant from collecte.collecte c where c.id = p_id for update;
  select r.refs, r.constats into v_refs, v_constats
  from commande.verifier_references(v_contexte) as r;
  v_contexte.refs := v_refs;
  v_calcul := collecte.calculer((v_refs ->> 'campagne_id')::uuid, (v_refs ->> 'produit_id')::uuid,
                                v_contexte.payload);
  v_qualite := collecte.qualifier(
    (v_refs ->> 'campagne_id')::uuid, (v_refs ->> 'parcelle_id')::uuid,
    v_contexte.date_operation, v_contexte.payload -> 'qualite_declaree');
  v_constats := v_constats || v_calcul.constats || v_qualite.constats
    || collecte.verifier_parcelle(v_refs)
    || collecte.rejuger_droits(v_contexte, p_id)
    || collecte.reimputer(v_contexte, p_id, v_qualite.etat_capacite, v_calcul.net_g, p_le);
  perform collecte.redresser_matiere(
    v_avant, v_refs, v_calcul.net_g, v_contexte.date_operation, p_le);
  perform collecte.reecrire(v_avant, v_contexte, v_calcul.net_g, v_calcul.refaction_g,
                            v_qualite.etats, p_le);

  -- Corrected figures differ from the phone's by intent.
  perform controle.ouvrir(v_avant.commande_id, 'collecte', p_id,
    array(select k from unnest(v_constats) as k
          where not (v_est_corrigee and k.motif = 'ecart_calcul')), p_le);
  if v_avant.producteur_id is null or v_calcul.net_marchand_g <> v_avant.net_marchand_g then
    perform collecte.annoncer(v_avant.organisation_id, p_id, collecte.version_suivante(p_id),
                              (v_refs ->> 'producteur_id')::uuid, p_le);
    perform collecte.envoyer_messages();
  end if;
end
$$;
