-- Judges a collection again after an entity it named has arrived: keys, calculation, quality, capacity, matter and number
-- that were missing are written; what is found now opens its own controls.
-- Spec: Control queue, «reference_inconnue … correction». Chosen: docs/decisions/0010-controles.md.
-- Locks: the producer's balance, then the numbering counter.
create or replace function collecte.resoudre(p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_avant collecte.collecte;
  v_contexte commande.contexte;
  v_refs jsonb;
  v_calcul record;
  v_qualite record;
  v_capacite record;
  v_constats commande.constat[];
begin
  select c.* into v_avant from collecte.collecte c where c.id = p_id for update;
  v_contexte := commande.relire(v_avant.commande_id);
  select r.refs, r.constats into v_refs, v_constats from commande.verifier_references(v_contexte) as r;
  v_contexte.refs := v_refs;

  v_calcul := collecte.calculer((v_refs ->> 'campagne_id')::uuid, (v_refs ->> 'produit_id')::uuid, v_contexte.payload);
  v_qualite := collecte.qualifier((v_refs ->> 'campagne_id')::uuid, (v_refs ->> 'parcelle_id')::uuid,
                                  v_contexte.date_operation, v_contexte.payload -> 'qualite_declaree');
  v_constats := v_constats || v_calcul.constats || v_qualite.constats || collecte.verifier_parcelle(v_refs);
  if not exists (select from capacite.consommation k where k.collecte_id = p_id) then
    v_capacite := collecte.imputer(v_refs, v_qualite.etat_capacite, v_calcul.net_g);
    v_constats := v_constats || v_capacite.constats;
    perform collecte.consigner_consommation(v_contexte, p_id, v_capacite.matiere_code, v_qualite.etat_capacite,
                                            v_capacite.quantite_g, p_le);
  end if;
  perform collecte.redresser_matiere(v_avant, v_refs, p_le);
  perform collecte.completer(v_avant, v_refs, v_calcul.refaction_g, v_qualite.etats, p_le);
  perform controle.ouvrir(v_avant.commande_id, 'collecte', p_id, v_constats, p_le);
  if v_avant.producteur_id is null or v_calcul.refaction_g <> v_avant.refaction_g then
    perform collecte.annoncer(v_avant.organisation_id, p_id, collecte.version_suivante(p_id), (v_refs ->> 'producteur_id')::uuid, p_le);
    perform collecte.envoyer_messages();
  end if;
end
$$;
