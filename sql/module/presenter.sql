-- Presents a module to the back-office: its state in the organization, its prerequisites, the
-- modules that need it, the periods of its activity, and the authors of its switches, latest first.
-- Spec: organisations-et-modules#etat-du-module.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
create or replace function module.presenter(p_module text, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'code', m.code, 'libelle', m.libelle,
      'etat', module.etat(a.actif_pendant, p_le),
      'prerequis', m.prerequis,
      'requis_par', array(select r.code from module.module r where m.code = any (r.prerequis)
                          order by r.code),
      'licence', module.licence_couvre(m.code, p_le),
      'periodes', core.periodes(a.actif_pendant),
      'bascules', (select coalesce(jsonb_agg(jsonb_build_object(
                     'acte', b.acte, 'raison', b.raison, 'auteur_id', b.auteur_id,
                     'le', core.horodatage(b.le)) order by b.id desc), '[]')
                   from module.bascule b where b.module = m.code))
    from module.module m left join module.activation a on a.module = m.code
    where m.code = p_module);
end
$$;
