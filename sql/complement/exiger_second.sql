-- Requires that an account belongs to another person than the author of a price complement.
-- Spec: paiements#complement, identites-et-droits#deux-personnes.
-- Refuses: separation_des_taches, personnes_non_distinctes.
create or replace function complement.exiger_second(
  p_complement complement.complement, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_auteur_id = p_complement.auteur_id then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
  perform utilisateur.exiger_personnes_distinctes(
    p_auteur_id, array[p_complement.auteur_id], p_le);
end
$$;
