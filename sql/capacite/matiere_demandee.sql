-- Returns the raw material of a request, from the campaign's pack: by its code, or by a product
-- that is made from it.
-- Spec: packs-et-campagnes#matiere-premiere.
-- Refuses: produit_introuvable.
create or replace function capacite.matiere_demandee(p_requete jsonb) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne_id uuid := (p_requete ->> 'campagne_id')::uuid;
  v_code text := coalesce(p_requete ->> 'matiere_code', (
    select coalesce(p.matiere_premiere_liee_code, p.code)
    from produit.de_campagne((p_requete ->> 'produit_id')::uuid, v_campagne_id) as p));
begin
  if not exists (
    select from produit.produit p cross join lateral produit.de_campagne(p.id, v_campagne_id) as d
    where p.code = v_code and d.est_matiere_premiere)
  then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  end if;
  return v_code;
end
$$;
