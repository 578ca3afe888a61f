-- Requires that an account and each of others are two persons: what validates capacities, payments
-- and inventories calls it. The details tell whose account is to be proven, and by which ways.
-- Spec: identites-et-droits#deux-personnes.
-- Chosen: docs/decisions/0119-deux-personnes.md.
-- Refuses: personnes_non_distinctes.
create or replace function utilisateur.exiger_personnes_distinctes(
  p_auteur_id uuid, p_autres uuid[], p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_autre record;
begin
  select a.id, p.comptes into v_autre
  from unnest(p_autres) as a (id)
    cross join lateral utilisateur.a_prouver(p_auteur_id, a.id) as p (comptes)
  where p.comptes <> '{}' order by a.id limit 1;
  if v_autre.id is not null then
    raise sqlstate 'TR403' using message = 'personnes_non_distinctes',
      detail = jsonb_build_object(
        'utilisateurs', array[p_auteur_id, v_autre.id], 'a_prouver', v_autre.comptes,
        'preuves', array['code_courriel', 'emetteur_tiers', 'attestation'],
        'attestation_par', case
          when utilisateur.attestants(v_autre.comptes[1], p_le) = '{}' then 'editeur_support'
          else 'administrateur' end)::text;
  end if;
end
$$;
