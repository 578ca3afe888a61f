-- Ends the mail of an account: removes its address, and a pending one.
-- Spec: relances#courriel.
create or replace function relance.retirer_courriel(p_auteur_id uuid, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update relance.abonne a
  set courriel = null, verifie_le = null, demande = null, demande_le = null,
      code_empreinte = null, code_expire_le = null
  where a.utilisateur_id = p_auteur_id;
  perform journal.consigner(p_le, 'relance.retirer_courriel', 'utilisateur', p_auteur_id);
  return relance.presenter_courriel(p_auteur_id);
end
$$;
