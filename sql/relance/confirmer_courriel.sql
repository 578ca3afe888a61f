-- Proves the address that waits, by the code that was sent to it.
-- Spec: relances#courriel.
-- Refuses: code_courriel_invalide (another code, used, over, or none was asked for).
create or replace function relance.confirmer_courriel(
  p_code text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update relance.abonne a
  set courriel = a.demande, verifie_le = p_le, demande = null, demande_le = null,
      code_empreinte = null, code_expire_le = null
  where a.utilisateur_id = p_auteur_id and a.code_expire_le > p_le
    and a.code_empreinte = encode(sha256(convert_to(upper(btrim(p_code)), 'UTF8')), 'hex');
  if not found then
    raise sqlstate 'TR403' using message = 'code_courriel_invalide';
  end if;
  perform journal.consigner(p_le, 'relance.confirmer_courriel', 'utilisateur', p_auteur_id);
  return relance.presenter_courriel(p_auteur_id);
end
$$;
