-- Refuses an act in which two accounts of one person take part. The details name the account to
-- prove, and the ways to prove it.
-- Spec: identites-et-droits#deux-personnes.
-- Chosen: docs/decisions/0119-deux-personnes.md.
-- Refuses: personnes_non_distinctes.
create or replace function utilisateur.refuser_une_personne(
  p_auteur_id uuid, p_autre_id uuid, p_a_prouver uuid[], p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  raise sqlstate 'TR403' using message = 'personnes_non_distinctes',
    detail = jsonb_build_object(
      'utilisateurs', array[p_auteur_id, p_autre_id], 'a_prouver', p_a_prouver,
      'preuves', array['code_courriel', 'emetteur_tiers', 'attestation'],
      'attestation_par', case
        when utilisateur.attestants(p_a_prouver[1], p_le) = '{}' then 'editeur_support'
        else 'administrateur' end)::text;
end
$$;
