--! Previous: sha1:5910d06168c355ca210552fe143dba7d932838f3
--! Hash: sha1:99050a5292727054f3f686ab87601d1385429d4f

-- Controls of a member by a control body, as the register of a group names it: (EU) 2021/279, article 5.
create table inspection.controle_officiel (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  producteur_id uuid not null,
  jour date not null,
  organisme text not null,
  controleur text,
  reference text,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  annule_le timestamptz,
  annule_par uuid,
  raison_annulation text,
  primary key (organisation_id, id),
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, annule_par) references utilisateur.utilisateur,
  constraint parametre_invalide check (
    jour between '0001-01-01' and '9999-12-31'
    and cree_le >= '0001-01-01' and cree_le <= '9999-12-31'
    and annule_le >= '0001-01-01' and annule_le <= '9999-12-31')
);
comment on table inspection.controle_officiel is
  'A control of a member by an authority or a control body, as the organization recorded it.';
comment on column inspection.controle_officiel.jour is 'The day of the control.';
comment on column inspection.controle_officiel.organisme is 'The authority or control body.';
comment on column inspection.controle_officiel.controleur is
  'The name of the inspector; null where it was not told.';
comment on column inspection.controle_officiel.reference is
  'What the control body calls its report; null where it was not told.';
comment on column inspection.controle_officiel.annule_le is
  'When it was cancelled: it counts no more.';
comment on column inspection.controle_officiel.annule_par is 'Who cancelled it.';
comment on column inspection.controle_officiel.raison_annulation is 'Why it was cancelled.';
create index controle_officiel_par_producteur on inspection.controle_officiel
  (producteur_id, organisation_id);
create index controle_officiel_par_date on inspection.controle_officiel
  (organisation_id, cree_le, id) where cree_le >= '-infinity';
comment on index inspection.controle_officiel_par_date is 'Order of a list.';
grant select, insert, update (annule_le, annule_par, raison_annulation)
  on inspection.controle_officiel to metier;
