-- Returns the state of a certificate at a date. A status other than `valide` is the state at every
-- date; a valid certificate is `a_venir` before its first day and `expire` after its last. Null
-- without a certificate.
-- Spec: conformite-et-certificats#certificat.
-- Chosen: `a_venir`, docs/decisions/0018-conformite-et-certificats.md.
create or replace function certificat.etat_a(p_certificat_id uuid, p_le timestamptz) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case when c.statut <> 'valide' then c.statut
                when c.valide_pendant @> p_le then 'valide'
                when upper(c.valide_pendant) <= p_le then 'expire'
                else 'a_venir' end
    from certificat.certificat c where c.id = p_certificat_id);
end
$$;
