-- Finds the ceiling that the collection of an open control exceeds now.
-- Spec: file-de-controle#repose, file-de-controle#regularisation.
-- Motifs: capacite_depassee.
create or replace function capacite.trouver_encore(p_controle controle.controle)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case when (capacite.couverture(p_controle.entite_id) ->> 'couverte')::boolean
    then '{}'::commande.constat[]
    else array[('capacite_depassee', null, null, p_controle.details)::commande.constat] end;
end
$$;
