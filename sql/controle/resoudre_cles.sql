-- Writes the keys that a command's references resolve to now, where they are still null. Its open
-- controls follow: about a survey or a report they are about its plot or collection from then on.
-- Spec: Control queue, reference_inconnue, «correction».
create or replace function controle.resoudre_cles(p_contexte commande.contexte) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_commande uuid := p_contexte.commande_id;
  v_refs jsonb := p_contexte.refs;
begin
  perform producteur.resoudre_groupement(
    (p_contexte.payload ->> 'producteur_id')::uuid, (v_refs ->> 'producteur_id')::uuid);
  update parcelle.parcelle p
  set producteur_id = (v_refs ->> 'producteur_id')::uuid,
      groupement_id = (select d.groupement_id from producteur.producteur d
                       where d.id = (v_refs ->> 'producteur_id')::uuid)
  where p.commande_id = v_commande and p.producteur_id is null;
  update parcelle.culture c set produit_id = d.id from parcelle.parcelle p, produit.produit d
  where p.commande_id = v_commande and c.organisation_id = p.organisation_id
    and c.parcelle_id = p.id and c.produit_id is null
    and d.organisation_id = c.organisation_id and d.id = c.produit_declare;
  update parcelle.culture c set produit_id = d.id from parcelle.assolement a, produit.produit d
  where a.commande_id = v_commande and c.organisation_id = a.organisation_id
    and c.assolement_id = a.id and c.parcelle_id = a.parcelle_id and c.produit_id is null
    and d.organisation_id = c.organisation_id and d.id = c.produit_declare;
  perform parcelle.rattacher_releve(p_contexte);
  update controle.controle k
  set entite = d.entite, entite_id = d.id
  from (values ('polygone', 'parcelle', (v_refs ->> 'parcelle_id')::uuid),
               ('signalement', 'collecte', (v_refs ->> 'collecte_id')::uuid)) as d (de, entite, id)
  where k.commande_id = v_commande and k.statut = 'ouvert' and k.entite = d.de
    and d.id is not null and (d.de = 'polygone' or k.motif = 'erreur_signalee_agent');
  update collecte.signalement set collecte_id = (v_refs ->> 'collecte_id')::uuid
  where commande_id = v_commande;
  update livraison.bon
  set campagne_id = (v_refs ->> 'campagne_id')::uuid,
      destination_id = (v_refs ->> 'destination_id')::uuid
  where commande_id = v_commande;
  update livraison.bon_collecte l set collecte_id = l.collecte_declaree from livraison.bon b
  where b.commande_id = v_commande and l.organisation_id = b.organisation_id and l.bon_id = b.id
    and l.collecte_id is null
    and exists (select from collecte.collecte c where c.id = l.collecte_declaree)
    and not exists (select from livraison.bon_collecte a where a.collecte_id = l.collecte_declaree);
  update intrant.remise
  set producteur_id = (v_refs ->> 'producteur_id')::uuid,
      intrant_id = (v_refs ->> 'intrant_id')::uuid
  where commande_id = v_commande;
  update inspection.inspection
  set producteur_id = (v_refs ->> 'producteur_id')::uuid,
      parcelle_id = (v_refs ->> 'parcelle_id')::uuid
  where commande_id = v_commande;
  update recolte.estimation
  set parcelle_id = (v_refs ->> 'parcelle_id')::uuid,
      campagne_id = (v_refs ->> 'campagne_id')::uuid, produit_id = (v_refs ->> 'produit_id')::uuid
  where commande_id = v_commande;
  update non_conformite.non_conformite
  set producteur_id = (v_refs ->> 'producteur_id')::uuid,
      parcelle_id = (v_refs ->> 'parcelle_id')::uuid
  where commande_id = v_commande;
end
$$;
