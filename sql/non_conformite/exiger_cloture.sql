-- Requires that an account may close a non-conformity: it neither found it nor took a measure.
-- Spec: registres#suites, identites-et-droits#separation-des-taches.
-- Refuses: separation_des_taches.
create or replace function non_conformite.exiger_cloture(
  p_constat non_conformite.non_conformite, p_auteur_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_auteur_id = any (p_constat.mesuree_par || p_constat.auteur_id) then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
end
$$;
