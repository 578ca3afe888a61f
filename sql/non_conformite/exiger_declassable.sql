-- Requires that an account may apply the downgrade that the pack proposes for a finding, and that
-- it was not applied yet.
-- Spec: registres#declassement, identites-et-droits#separation-des-taches.
-- Refuses: separation_des_taches, droit_manquant, transition_refusee (nothing is proposed, or it is
--          applied already).
create or replace function non_conformite.exiger_declassable(
  p_constat non_conformite.non_conformite, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_auteur_id = p_constat.auteur_id then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  elsif not utilisateur.detient_ensemble(p_auteur_id, '{rsci}', p_le) then
    raise sqlstate 'TR403' using message = 'droit_manquant', detail = '{"ensembles": ["rsci"]}';
  elsif p_constat.declassement = '[]' or p_constat.declassee_le is not null then
    perform acte.refuser('non_conformite', p_constat.id, p_constat.statut, 'declasser',
      jsonb_build_object('declassement', p_constat.declassement,
                         'declassee_le', core.horodatage(p_constat.declassee_le)));
  end if;
end
$$;
