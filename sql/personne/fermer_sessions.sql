-- Closes the sessions of an identity of the current organization at the provider; an identity
-- without a sign-in has none.
-- Spec: identites-et-droits#sessions.
-- Refuses: identite_d_une_autre_organisation.
create or replace function personne.fermer_sessions(
  p_utilisateur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lien personne.rattachement;
begin
  select r.* into v_lien from personne.rattachement r where r.utilisateur_id = p_utilisateur_id;
  if v_lien.etat = 'propre' then
    update personne.personne p set sessions_a_fermer_le = p_le
    where p.identifiant = v_lien.identifiant;
    perform personne.demander(v_lien.identifiant);
  elsif v_lien.etat is null or v_lien.accepte_le is not null then
    raise sqlstate 'TR403' using message = 'identite_d_une_autre_organisation';
  end if;
end
$$;
