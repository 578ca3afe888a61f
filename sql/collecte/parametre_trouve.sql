-- Returns whether the parameters that a collection's calculation lacked exist now: the refaction of
-- its product, and its number or the parts of a number.
-- Spec: file-de-controle#recalcul.
-- Chosen: docs/decisions/0010-controles.md.
create or replace function collecte.parametre_trouve(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := collecte.relire(p_controle.entite_id);
  v_refs jsonb := (select r.refs from saisie.verifier_references(v_contexte) as r);
begin
  return not exists (
      select from unnest((collecte.calculer(
        collecte.lire_figee((v_refs ->> 'campagne_id')::uuid, (v_refs ->> 'produit_id')::uuid),
        v_contexte.payload)).constats) as k
      where k.motif = 'parametre_introuvable')
    and exists (
      select from collecte.collecte c
      where c.id = p_controle.entite_id and (
        c.numero_officiel is not null
        or c.statut = 'enregistree' and numerotation.est_possible(
          (v_refs ->> 'campagne_id')::uuid, (v_refs ->> 'produit_id')::uuid)));
end
$$;
