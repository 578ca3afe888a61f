-- Moves the onboarding of an account to its next step.
-- Spec: identites-et-droits#accueil.
-- Chosen: an administrator can reopen a finished onboarding, and no other.
-- Refuses: utilisateur_inconnu, accueil_refuse.
-- Locks: the account.
create or replace function utilisateur.changer_accueil(
  p_id uuid, p_etat text, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant text := (utilisateur.verrouiller(p_id)).accueil;
begin
  if (v_avant, p_etat) not in (('jamais', 'reporte'), ('jamais', 'termine'), ('reporte', 'termine'),
                               ('rouvert', 'termine'), ('termine', 'rouvert'))
  then
    raise sqlstate 'TR409' using message = 'accueil_refuse',
      detail = jsonb_build_object('etat', v_avant)::text;
  end if;
  update utilisateur.utilisateur u set accueil = p_etat where u.id = p_id;
  perform journal.consigner(p_le, 'utilisateur.accueil', 'utilisateur', p_id,
                            jsonb_build_object('etat', p_etat));
  return json_build_object('requis', p_etat <> 'termine', 'etat', p_etat);
end
$$;
