-- Presents a seal as the API shows it.
-- Spec: sceaux#chaine.
create or replace function sceau.presenter(p_sceau sceau.sceau) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_sceau.id, 'rang', p_sceau.rang, 'scelle_le', core.horodatage(p_sceau.scelle_le),
    'feuilles', p_sceau.feuilles, 'racine', encode(p_sceau.racine, 'hex'),
    'precedent', encode(p_sceau.precedent, 'hex'), 'empreinte', encode(p_sceau.empreinte, 'hex'),
    'contenu', sceau.contenu(p_sceau), 'signature', p_sceau.signature,
    'cle', p_sceau.cle_publique);
end
$$;
