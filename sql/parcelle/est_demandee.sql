-- Returns whether a plot matches the filters of a request: its holder, its group, or words of its
-- name and of its holder's name and number.
-- Spec: terrain#carte, api#recherche.
create or replace function parcelle.est_demandee(
  p_parcelle parcelle.parcelle, p_filtre jsonb) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_recherche text := p_filtre ->> 'recherche';
begin
  if p_parcelle.fusionnee_dans is not null
    or p_filtre ->> 'producteur_id' is not null
       and p_parcelle.producteur_id is distinct from (p_filtre ->> 'producteur_id')::uuid
    or p_filtre ->> 'groupement_id' is not null
       and p_parcelle.groupement_id is distinct from (p_filtre ->> 'groupement_id')::uuid
  then
    return false;
  end if;
  return v_recherche is null or core.contient(p_parcelle.nom, v_recherche) or exists (
    select from producteur.producteur d
    where d.id = p_parcelle.producteur_id
      and core.contient(
        concat_ws(' ', p_parcelle.nom, d.reference, d.nom, d.prenoms), v_recherche));
end
$$;
