-- Adds lines to the scope of a certificate; lines are never changed or removed. A line is in force
-- from its first day to its last day. While the certificate is being recorded, the first day may be
-- any day; for an existing certificate it is today or later, so that no line covers an operation
-- that was refused before.
-- Spec: conformite-et-certificats#portee.
-- Chosen: docs/decisions/0044-portee.md.
-- Refuses: produit_introuvable, activite_inconnue, parametre_invalide (a first day that has passed,
--          a last day before the first).
create or replace function certificat.ajouter_portee(
  p_certificat certificat.certificat, p_lignes jsonb, p_auteur_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_depuis timestamptz := case when p_certificat.cree_le < p_le then p_le end;
  v_fuseau text := (select o.fuseau_horaire from organisation.organisation o
                    where o.id = p_certificat.organisation_id);
  v_ligne record;
begin
  for v_ligne in
    select l.value ->> 'activite' as activite, l.value ->> 'site' as site,
           (l.value ->> 'produit_id')::uuid as produit_id, l.value ->> 'unite' as unite,
           (l.value ->> 'du')::date as du, (l.value ->> 'au')::date as au
    from jsonb_array_elements(p_lignes) with ordinality as l order by l.ordinality
  loop
    if v_ligne.produit_id is not null
      and not exists (select from produit.produit p where p.id = v_ligne.produit_id)
    then
      raise sqlstate 'TR404' using message = 'produit_introuvable';
    elsif v_ligne.activite is not null
      and not exists (select from certificat.activite a where a.code = v_ligne.activite)
    then
      raise sqlstate 'TR404' using message = 'activite_inconnue', detail = jsonb_build_object(
        'activite', v_ligne.activite,
        'connues', array(select a.code from certificat.activite a order by a.code))::text;
    elsif v_ligne.du < (v_depuis at time zone v_fuseau)::date then
      raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "du"}';
    elsif v_ligne.au < coalesce(v_ligne.du, (v_depuis at time zone v_fuseau)::date) then
      raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "au"}';
    end if;
    insert into certificat.portee
      (organisation_id, certificat_id, activite, site, produit_id, unite, effet_pendant, ajoutee_le,
       auteur_id)
    values (p_certificat.organisation_id, p_certificat.id, v_ligne.activite, v_ligne.site,
            v_ligne.produit_id, v_ligne.unite, tstzrange(
              greatest(v_depuis, v_ligne.du::timestamp at time zone v_fuseau),
              (v_ligne.au + 1)::timestamp at time zone v_fuseau), p_le, p_auteur_id);
  end loop;
end
$$;
