-- Checks that the producer's group had a certificate at the operation date, under each referential
-- for which the collection is organic or in conversion. The check skips a referential without any
-- recorded certificate of the group, and a certificate that begins later. Nothing is checked while
-- the organization keeps no certificates.
-- Spec: collectes#certificat.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Motifs: reference_inactive.
-- Why: every collection runs this function, so it reads one certificate per referential, and the
--      certificate's state only if the check fails.
create or replace function collecte.verifier_certificat(
  p_groupement_id uuid, p_etats jsonb, p_date timestamptz, p_etats_connus jsonb)
returns commande.constat[]
language plpgsql stable
as $$
declare
  v_constats commande.constat[];
begin
  if p_groupement_id is null or p_etats = '{}' then
    return '{}';
  end if;
  select coalesce(array_agg(('reference_inactive', null, null, jsonb_build_object(
           'champ', 'certificat', 'entite', 'certificat', 'id', d.id, 'numero', d.numero,
           'referentiel', q.key,
           'etat', certificat.etat_a(d.id, p_date)))::commande.constat order by q.key), '{}')
  into v_constats
  from jsonb_each(p_etats) as q
    cross join lateral (
      select c.id, c.numero, c.statut = 'valide' and c.valide_pendant @> p_date as est_en_vigueur
      from certificat.certificat c
      where c.groupement_id = p_groupement_id and c.referentiel_code = q.key
        and lower(c.valide_pendant) <= p_date
      order by c.statut = 'valide' and c.valide_pendant @> p_date desc, c.valide_au desc, c.id
      limit 1) as d
  where not d.est_en_vigueur and conformite.etat_lu(
    p_etats_connus, q.key, q.value ->> 'etat') ->> 'categorie' in ('bio', 'conversion');
  return case when v_constats <> '{}' and module.est_actif('certification', p_date)
    then v_constats else '{}' end;
end
$$;
