-- Returns the certificates for some lines of a sale at a date, for goods sold organic or in
-- conversion; a sale to another country is an export. The setting of that date decides whether a
-- certificate that is not in force refuses the sale or only gives a warning.
-- Spec: ventes-et-expeditions#certificat.
-- Refuses: certificat_non_valide.
create or replace function vente.certifier(
  p_vente_id uuid, p_rangs smallint[], p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_activites text[] := (
    select case when o.pays <> c.pays then '{export}' else '{distribution}' end::text[]
    from vente.vente v join client.client c on c.id = v.client_id
      join organisation.organisation o on o.id = v.organisation_id
    where v.id = p_vente_id);
  v_certificats jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
           'ligne', l.rang, 'produit_id', l.produit_id, 'referentiel_code', q.referentiel_code,
           'certificat_id', c.certificat_id, 'numero', c.numero, 'etat', c.etat)
           order by l.rang, q.referentiel_code), '[]')
  into v_certificats
  from vente.ligne l
    join vente.qualite_ligne q on q.vente_id = l.vente_id and q.rang = l.rang
    join conformite.etat e on e.referentiel_code = q.referentiel_code and e.code = q.etat_code
    cross join lateral vente.certificat_de(
      q.referentiel_code, l.produit_id, v_activites, p_le) as c
  where l.vente_id = p_vente_id and l.rang = any (p_rangs)
    and e.categorie_affichage in ('bio', 'conversion');
  if jsonb_path_exists(v_certificats, '$[*] ? (@.etat != "valide")')
    and reglage.texte('vente.certificat_mode', p_le) = 'bloquer'
  then
    raise sqlstate 'TR409' using message = 'certificat_non_valide',
      detail = jsonb_build_object('certificats', jsonb_path_query_array(
        v_certificats, '$[*] ? (@.etat != "valide")'))::text;
  end if;
  return v_certificats;
end
$$;
