-- Lifts the open controls of an overlap, with a trace of each, when the unknown plot of a survey
-- turns out to be the overlapping plot itself.
-- Spec: file-de-controle#correction, file-de-controle#trace, terrain#chevauchement.
create or replace function parcelle.clore_chevauchements(
  p_commande_id uuid, p_parcelle_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_controle controle.controle;
begin
  for v_controle in
    select k.* from controle.controle k
    where k.commande_id = p_commande_id and k.statut = 'ouvert' and k.autre_id = p_parcelle_id
    order by k.id for update
  loop
    perform constat.clore(v_controle, 'correction', 'le relevé est celui de cette parcelle', null,
                          p_auteur_id, p_le);
  end loop;
end
$$;
