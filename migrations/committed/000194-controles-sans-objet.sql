--! Previous: sha1:8db49c2f2bfe02cff1ef28f0b5ebcc8174484d87
--! Hash: sha1:dfc2914d8f8c0add76587eb7d17a013887e20094

-- A control that became moot because a record arrived late is lifted by the service: no account stands for it.
alter table controle.controle
  drop constraint controle_leve_complet,
  add constraint controle_leve_complet check (
    (statut = 'ouvert') = (leve_le is null)
    and (statut = 'ouvert') = (decision is null)
    and (statut = 'ouvert') = (raison is null)
    and (leve_par is null) = (statut = 'ouvert' or decision = 'sans_objet')) not valid;
comment on column controle.controle.leve_par is
  'The account that lifted it; null while it is open, and of decision `sans_objet`, by the service itself.';
