-- Lifts the open controls about land that a plot shares with the plots from which it was made, each
-- with a trace: such shared land is no overlap.
-- Spec: terrain#origines, file-de-controle#trace.
create or replace function parcelle.clore_origines(
  p_parcelle_id uuid, p_anciennes uuid[], p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_controle controle.controle;
begin
  for v_controle in
    select k.* from controle.controle k
    where k.statut = 'ouvert' and k.motif = 'chevauchement_parcelle'
      and (k.entite_id = p_parcelle_id and k.autre_id = any (p_anciennes)
           or k.entite_id = any (p_anciennes) and k.autre_id = p_parcelle_id)
    order by k.id for update
  loop
    perform constat.clore(v_controle, 'correction', 'l''une est issue de l''autre', null,
                          p_auteur_id, p_le);
  end loop;
end
$$;
