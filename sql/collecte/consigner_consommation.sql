-- Writes the consumption of a producer's capacity by a collection, if any. Returns whether there
-- was a consumption.
-- Spec: capacites#consommation.
-- Chosen: the balance caches the sum of these rows, and a report proves it.
create or replace function collecte.consigner_consommation(
  p_contexte commande.contexte, p_collecte_id uuid, p_titulaire_id uuid, p_matiere_code text,
  p_etat_code text, p_quantite_g bigint, p_le timestamptz)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_quantite_g is null then
    return false;
  end if;
  insert into capacite.consommation
    (organisation_id, collecte_id, campagne_id, producteur_id, matiere_code, etat_code,
     quantite_g, le)
  values (p_contexte.organisation_id, p_collecte_id, (p_contexte.refs ->> 'campagne_id')::uuid,
          p_titulaire_id, p_matiere_code, p_etat_code, p_quantite_g, p_le);
  return true;
end
$$;
