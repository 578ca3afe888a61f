-- Returns the open controls that a survey of a plot, or its crops from a date on, may make moot:
-- overlaps of the plot, or of a survey of an unknown plot, with other plots; and later records of
-- products that did not grow on the plot. Without a date, crops are not compared.
-- Spec: file-de-controle#repose, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0143-ce-qui-repose-sur-une-commande.md, 0152-arrive-tard.md.
-- Why: every survey runs this function, so it is one statement.
create or replace function parcelle.a_revoir(
  p_parcelle_id uuid, p_polygone_id uuid, p_cultures_depuis timestamptz) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select k.id from controle.controle k
    where k.statut = 'ouvert' and k.motif = 'chevauchement_parcelle'
      and k.autre_id in (p_parcelle_id, p_polygone_id)
    union all
    select k.id from controle.controle k
    where k.statut = 'ouvert' and k.motif = 'chevauchement_parcelle'
      and k.entite_id = p_parcelle_id
    union all
    select k.id
    from parcelle.ecrits(p_parcelle_id, p_cultures_depuis) as x (id)
      join controle.controle k on k.entite_id = x.id
    where p_cultures_depuis is not null
      and k.statut = 'ouvert' and k.motif = 'reference_inactive'
      and k.details ->> 'raison' = 'culture' and k.details ->> 'parcelle_id' = p_parcelle_id::text);
end
$$;
