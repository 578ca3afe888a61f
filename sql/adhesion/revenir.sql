-- Brings a member back at an instant, with the plots that left with this member and still belong to
-- this member. The member's capacities are calculated again and wait for a validation. Controls
-- that the return makes moot are lifted.
-- Spec: terrain#sortie, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: producteur_inconnu, producteur_actif, evenement_hors_ordre, parametre_invalide.
-- Locks: controls that it may make moot, the producer, their plots before the copies of these, then
--        their balances.
create or replace function adhesion.revenir(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_a_revoir uuid[];
  v_producteur producteur.producteur;
  v_sortie timestamptz;
  v_depuis tstzmultirange;
begin
  v_a_revoir := adhesion.a_revoir(
    (select coalesce(p.fusionne_dans, p.id) from producteur.producteur p where p.id = p_id));
  perform constat.tenir(v_a_revoir);
  v_producteur := producteur.verrouiller(p_id);
  v_sortie := upper(v_producteur.actif_pendant);
  v_depuis := tstzmultirange(tstzrange(
    adhesion.consigner(v_producteur, 'retour', p_requete, p_auteur_id, p_le), null));
  perform from parcelle.parcelle p where p.producteur_id = v_producteur.id
  order by p.id for no key update;
  update producteur.producteur p set actif_pendant = p.actif_pendant + v_depuis
  where p.id = v_producteur.id;
  update parcelle.parcelle p set actif_pendant = p.actif_pendant + v_depuis
  where p.producteur_id = v_producteur.id and upper(p.actif_pendant) = v_sortie
    and not exists (select from parcelle.suites(p.id));
  perform capacite.retablir(v_producteur.id, p_auteur_id, p_le);
  perform constat.revoir(v_a_revoir, null, 'un retour arrivé depuis', p_le);
  return producteur.detailler(v_producteur.id, p_le);
end
$$;
