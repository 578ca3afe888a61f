-- Binds a token's subject to the account of the current organization for which a code was made, and
-- uses up the code. Does nothing if there is no code, or if the code is wrong, used or expired.
-- Chosen: docs/decisions/0035-premiere-connexion.md. The code is the secret that was shown once
--         when the account was opened, or its password reset.
-- Locks: the attachment.
create or replace function utilisateur.honorer_invitation(
  p_appelant jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  update personne.rattachement r
  set code_empreinte = null
  where r.code_empreinte = p_appelant ->> 'invitation' and r.code_expire_le > p_le
    and r.etat = 'propre'
    and not exists (
      select from personne.personne p
      where p.identifiant = r.identifiant and p.emetteur = p_appelant ->> 'emetteur')
    and not exists (
      select from utilisateur.identite i
      where i.utilisateur_id = r.utilisateur_id and i.emetteur = p_appelant ->> 'emetteur')
  returning r.utilisateur_id into v_id;
  if v_id is null then
    return;
  end if;
  insert into utilisateur.identite (organisation_id, emetteur, sujet, utilisateur_id, lie_le)
  values (core.organisation_id(), p_appelant ->> 'emetteur', p_appelant ->> 'sujet', v_id, p_le);
  perform personne.prouver_par_emetteur(p_appelant, v_id, p_le);
  perform set_config('sillon.utilisateur_id', v_id::text, true);
  perform journal.consigner(p_le, 'utilisateur.honorer_invitation', 'utilisateur', v_id);
end
$$;
