-- Reads the rules that all commands of a batch share: the settings that the steps need, with their
-- periods, the periods of each module, the organization's time zone, the command types in the text
-- of its envelopes, and, for several commands, the ranks and categories of quality states, which
-- never change.
-- Spec: commandes#traitement.
-- Chosen: docs/performance.md#path, docs/performance.md#rereads.
create or replace function saisie.lire_regles(
  p_le timestamptz, p_enveloppes text[] default '{}') returns saisie.regles
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_regles saisie.regles;
begin
  select (
      select jsonb_object_agg(c.cle, jsonb_build_object(
        'valeur', coalesce(nullif(v.valeur, 'null'), c.defaut),
        'depuis', coalesce(v.depuis, '-infinity')))
      from reglage.cle c
        left join lateral (
          select r.valeur, r.depuis from reglage.reglage r
          where r.cle = c.cle and r.depuis <= p_le
          order by r.depuis desc, r.version desc limit 1) as v on true
      where c.cle in ('sync.ecart_horloge_max_min', 'sync.hors_ligne_max_jours')),
    (select jsonb_object_agg(a.module, a.actif_pendant) from module.activation a),
    o.fuseau_horaire,
    (select jsonb_object_agg(t.type, t.description) from saisie.type_decrit t
     where t.type = any (array(
       select distinct split_part(split_part(e.texte, '"type":"', 2), '"', 1)
       from unnest(p_enveloppes) as e (texte)))),
    case when cardinality(p_enveloppes) > 1 then conformite.etats_connus() end
  into v_regles
  from organisation.organisation o where o.id = core.organisation_id();
  return v_regles;
end
$$;
