-- Proves the pending address by the code that was sent to it; also proves the account, if no other
-- account of the organization uses the address.
-- Spec: relances#courriel, identites-et-droits#preuve.
-- Chosen: docs/decisions/0119-deux-personnes.md.
-- Refuses: code_courriel_invalide (another code, used, over, or none was asked for).
create or replace function relance.confirmer_courriel(
  p_code text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_empreinte text;
begin
  update relance.abonne a
  set courriel = a.demande, verifie_le = p_le, demande = null, demande_le = null,
      code_empreinte = null, code_expire_le = null
  where a.utilisateur_id = p_auteur_id and a.code_expire_le > p_le
    and a.code_empreinte = encode(sha256(convert_to(upper(btrim(p_code)), 'UTF8')), 'hex')
  returning utilisateur.empreinte_adresse(a.courriel) into v_empreinte;
  if not found then
    raise sqlstate 'TR403' using message = 'code_courriel_invalide';
  end if;
  if not utilisateur.adresse_d_un_autre(v_empreinte, p_auteur_id) then
    insert into utilisateur.preuve
      (organisation_id, utilisateur_id, genre, le, adresse_empreinte)
    values (core.organisation_id(), p_auteur_id, 'code_courriel', p_le, v_empreinte);
  end if;
  perform journal.consigner(p_le, 'relance.confirmer_courriel', 'utilisateur', p_auteur_id);
  return relance.presenter_courriel(p_auteur_id);
end
$$;
